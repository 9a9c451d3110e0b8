// The 256 most telling colours of a picture, by cutting the box of its colours in two at the median, again
// and again; and for each pixel which of them it has.
async (png) => {
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const counts = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const colour = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const part = (colour, shift) => (colour >> shift) & 255;
  const widest = (box) => {
    let found = [0, 16];
    for (const shift of [16, 8, 0]) {
      let [least, most] = [255, 0];
      for (const [colour] of box) {
        least = Math.min(least, part(colour, shift));
        most = Math.max(most, part(colour, shift));
      }
      if (most - least > found[0]) found = [most - least, shift];
    }
    return found;
  };
  const weigh = (box) => ({ box, wide: widest(box), many: box.reduce((sum, [, count]) => sum + count, 0) });
  const boxes = [weigh([...counts])];
  const worth = ({ wide, many }) => wide[0] * Math.sqrt(many);
  while (boxes.length < 256) {
    boxes.sort((a, b) => worth(b) - worth(a));
    const [{ box, wide: [spread, shift], many }] = boxes;
    if (!spread) break;
    box.sort((a, b) => part(a[0], shift) - part(b[0], shift));
    let [at, sum] = [0, 0];
    while (at < box.length - 1 && (sum += box[at][1]) < many / 2) at += 1;
    at = Math.max(1, Math.min(at, box.length - 1));
    boxes.splice(0, 1, weigh(box.slice(0, at)), weigh(box.slice(at)));
  }
  const palette = [];
  const numbers = new Map();
  for (const { box, many } of boxes) {
    for (const [colour] of box) numbers.set(colour, palette.length / 3);
    for (const shift of [16, 8, 0])
      palette.push(Math.round(box.reduce((sum, [one, count]) => sum + part(one, shift) * count, 0) / many));
  }
  const rows = [];
  for (let y = 0; y < height; y += 1) {
    let row = "\0"; // no filter
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x);
      row += String.fromCharCode(numbers.get((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]));
    }
    rows.push(row);
  }
  return { width, height, palette, pixels: btoa(rows.join("")) };
}
