// The seats of one table that this browser holds: none (it watches), one, or several on one device.

import { TableLink } from "../lib/link.svelte";
import type { Seat, Table } from "../lib/protocol";

export class Seating {
  /** The link that says who we are. */
  main: TableLink = $state.raw(undefined!);
  #others = $state.raw<TableLink[]>([]);
  #kept = $state.raw<Table | null>(null);
  /** On a shared device: who is looking now. */
  looking = $state<Seat | null>(null);

  constructor(readonly id: string) {
    this.main = new TableLink(id);
  }

  /** While we come back with another seat, the table we saw last. */
  table: Table | null = $derived(this.main.table ?? this.#kept);

  /** The seats this browser holds. */
  mine: Seat[] = $derived.by(() => {
    const { seats, table } = this.main;
    return seats.filter((seat) => table?.seats[seat]?.who === "person");
  });

  links: TableLink[] = $derived([
    this.main,
    ...this.#others.filter((link) => !link.lost && link.wanted !== this.main.seat),
  ]);

  /** Several people on this device, and secrets between them; known before anything of a seat is shown. */
  shared: boolean = $derived.by(() => {
    const lost = this.#others.flatMap((link) => (link.lost ? [link.wanted] : []));
    return this.table?.status !== "waiting" && this.mine.filter((seat) => !lost.includes(seat)).length > 1;
  });

  /** Whom the device is to be passed to; null while whoever looks may go on. */
  next: TableLink | null = $derived.by(() => {
    if (!this.shared || this.table?.status !== "playing") return null;
    const at = (link: TableLink): Seat | null => link.wanted ?? link.seat;
    const asked = this.links.filter((link) => link.state?.prompt);
    const looker = this.links.find((link) => at(link) === this.looking);
    if (looker && (asked.includes(looker) || !asked.length)) return null;
    return asked[0] ?? this.links[0] ?? null;
  });

  /** The link whose side of the table is shown; null behind the curtain. */
  shown: TableLink | null = $derived.by(() => {
    if (!this.shared) return this.main;
    if (this.next) return null;
    return this.links.find((link) => (link.wanted ?? link.seat) === this.looking) ?? this.main;
  });

  look(link: TableLink): void {
    this.looking = link.wanted ?? link.seat;
  }

  /** This browser took a seat, or left one: the table must be asked anew who we are. */
  renew(): void {
    this.#kept = this.table;
    this.main.close();
    for (const link of this.#others) link.close();
    this.#others = [];
    this.main = new TableLink(this.id);
  }

  /** One link for each seat, as soon as the game needs them. */
  open(): void {
    if (this.table?.status === "waiting") return;
    const wanted = this.mine.filter((seat) => seat !== this.main.seat);
    const missing = wanted.filter((seat) => !this.#others.some((link) => link.wanted === seat));
    if (missing.length)
      this.#others = [...this.#others, ...missing.map((seat) => new TableLink(this.id, seat))];
  }

  close(): void {
    for (const link of [this.main, ...this.#others]) link.close();
  }
}
