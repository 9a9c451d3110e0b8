// The seats of one table that this browser holds: none (it watches), one, or several on one device.

import { TableLink } from "../lib/link.svelte";
import type { Seat, Table } from "../lib/protocol";

export class Seating {
  /** The connection that says which seats this browser holds. */
  main: TableLink = $state.raw(undefined!);
  #others = $state.raw<TableLink[]>([]);
  #kept = $state.raw<Table | null>(null);
  /** On a shared device: the seat of the person looking now. */
  looking = $state<Seat | null>(null);

  constructor(readonly id: string) {
    this.main = new TableLink(id);
  }

  /** The last known table, shown while reconnecting with another seat. */
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

  /** Whether several people share this device and have secrets; known before anything of a seat is shown. */
  shared: boolean = $derived.by(() => {
    const lost = this.#others.flatMap((link) => (link.lost ? [link.wanted] : []));
    return this.table?.status !== "waiting" && this.mine.filter((seat) => !lost.includes(seat)).length > 1;
  });

  /** The seat to pass the device to; null while the person looking may go on. */
  next: TableLink | null = $derived.by(() => {
    if (!this.shared || this.table?.status !== "playing") return null;
    const at = (link: TableLink): Seat | null => link.wanted ?? link.seat;
    const asked = this.links.filter((link) => link.state?.prompt);
    const looker = this.links.find((link) => at(link) === this.looking);
    if (looker && (asked.includes(looker) || !asked.length)) return null;
    return asked[0] ?? this.links[0] ?? null;
  });

  /** The connection of the seat that is shown; null while the device is being passed. */
  shown: TableLink | null = $derived.by(() => {
    if (!this.shared) return this.main;
    if (this.next) return null;
    return this.links.find((link) => (link.wanted ?? link.seat) === this.looking) ?? this.main;
  });

  look(link: TableLink): void {
    this.looking = link.wanted ?? link.seat;
  }

  /** Reconnect after this browser took or left a seat. */
  renew(): void {
    this.#kept = this.table;
    this.main.close();
    for (const link of this.#others) link.close();
    this.#others = [];
    this.main = new TableLink(this.id);
  }

  /** Open a connection for each seat as soon as the game needs them. */
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
