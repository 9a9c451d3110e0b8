// The socket of one table.  It reconnects after a break, catches up, and repeats unanswered requests.

import type {
  Element,
  FromClient,
  FromServer,
  GameEvent,
  Moderation,
  Option,
  Refusal,
  Said,
  Seat,
  SentState,
  State,
  Table,
  View,
} from "./protocol";
import { linkFor } from "./chain";
import { type Patch, patched } from "./patch";

const PAUSES = [250, 500, 1000, 2000, 5000];

/** A message that the server answers by its id: all but `hello`. */
type Request = Exclude<FromClient, { type: "hello" }>;

interface Waiting {
  message: Request;
  resolve: (refusal: Refusal | null) => void;
}

export class TableLink {
  table = $state.raw<Table | null>(null);
  state = $state.raw<State | null>(null);
  /** All events this seat has received since the game began. */
  events = $state.raw<GameEvent[]>([]);
  /** The events of the last state, to be animated. */
  fresh = $state.raw<GameEvent[]>([]);
  said = $state.raw<Said[]>([]);
  orders = $state.raw<string[]>([]);
  seat = $state<Seat | null>(null);
  /** All seats this browser holds. */
  seats = $state.raw<Seat[]>([]);
  host = $state(false);
  connected = $state(false);
  /** Why there is no use in reconnecting. */
  lost = $state<Refusal | null>(null);
  /** Why the server closed the last connection, where it gave a reason and wants us back. */
  parted = $state("");
  /** Milliseconds to add to this machine's clock to get the server's. */
  skew = $state(0);

  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #counter = 0;
  /** Whether a link was revealed on this connection. */
  #revealed = false;
  #waiting = new Map<string, Waiting>();
  /** The lists of options received, by their names. */
  #sets = new Map<string, Option[]>();

  constructor(
    readonly id: string,
    /** Which seat, where this browser holds several. */
    readonly wanted: Seat | null = null,
  ) {
    this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  /** Send a choice.  Returns null once it is stored, else why it was refused. */
  choose(words: string): Promise<Refusal | null> {
    return this.#ask((id) => ({ type: "choose", id, at: this.state?.seq ?? 0, words }));
  }

  say(text: string, name = ""): Promise<Refusal | null> {
    return this.#ask((id) => ({ type: "say", id, text, name }));
  }

  /** For the host: who may talk, and what was said.  `voice` is that of a message. */
  moderate(action: Moderation, voice = ""): Promise<Refusal | null> {
    return this.#ask((id) => ({ type: "moderate", id, action, voice }));
  }

  giveOrders(orders: string[]): Promise<Refusal | null> {
    return this.#ask((id) => ({ type: "orders", id, orders }));
  }

  undo(): Promise<Refusal | null> {
    return this.#ask((id) => ({ type: "undo", id, at: this.state?.seq ?? 0 }));
  }

  resign(): Promise<Refusal | null> {
    return this.#ask((id) => ({ type: "resign", id }));
  }

  back(): Promise<Refusal | null> {
    return this.#ask((id) => ({ type: "back", id }));
  }

  #ask(request: (id: string) => Request): Promise<Refusal | null> {
    const id = this.#newId();
    return new Promise((resolve) => {
      const waiting = { message: request(id), resolve };
      this.#waiting.set(id, waiting);
      this.#send(waiting.message);
    });
  }

  #newId(): string {
    this.#counter += 1;
    return `${Date.now().toString(36)}-${this.#counter}-${Math.random().toString(36).slice(2)}`;
  }

  #send(message: Request): void {
    if (this.connected) this.#socket?.send(JSON.stringify(message));
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.state?.seq ?? 0;
      const hello: FromClient = { type: "hello", protocol: 2, table: this.id, seat: this.wanted, since };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (frame) => this.#hear(JSON.parse(String(frame.data)) as FromServer);
    socket.onclose = () => {
      this.connected = false;
      if (this.#closed || this.lost) return;
      const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 5000;
      this.#tries += 1;
      setTimeout(() => !this.#closed && this.#open(), pause);
    };
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.connected = true;
        this.#revealed = false;
        this.parted = "";
        this.#tries = 0;
        this.seat = message.seat;
        this.seats = message.seats;
        this.host = message.host;
        this.said = []; // all messages of the table follow
        for (const { message } of this.#waiting.values()) this.#send(message);
        break;
      case "table":
        this.table = message;
        break;
      case "orders":
        this.orders = message.orders;
        break;
      case "said":
        this.said = [...this.said, message];
        return;
      case "cleared":
        this.said = [];
        break;
      case "state":
        this.#note(message);
        break;
      case "ok":
        this.#answer(message.id, null);
        break;
      case "considered":
        if (this.state?.seq === message.at) this.state = considered(this.state, message);
        break;
      case "refused":
        if (message.state) this.#note(message.state);
        if (message.id) this.#answer(message.id, message);
        else this.lost = message;
        break;
      case "reveal":
        this.#reveal(message.roll);
        break;
      case "bye":
        // A refusal may have come before this message; if we may come back, it was not final.
        if (message.again) [this.lost, this.parted] = [null, message.reason];
        else this.lost ??= { reason: message.reason, details: {} };
        break;
    }
  }

  /** Reveal the link of this seat's chain for a roll, if it is due. */
  #reveal(roll: number): void {
    if (this.seat === null) return;
    const link = linkFor(this.id, this.seat, roll, this.state?.seq ?? 0, !this.#revealed);
    if (link === null) return;
    this.#revealed = true;
    this.#send({ type: "link", id: this.#newId(), roll, link }); // too late if it gets lost
  }

  #note(sent: SentState): void {
    if (this.state && sent.seq < this.state.seq) return;
    const state = this.#whole(sent);
    if (state.clock) this.skew = state.clock.now - Date.now();
    if (state.events.length) this.events = [...this.events, ...state.events];
    this.fresh = state.events;
    this.state = state;
    // Not repeated if it gets lost: the next state asks again.
    if (state.prompt !== undefined) this.#send({ type: "consider", id: this.#newId(), at: state.seq });
  }

  #whole({ view, patch, options, ...rest }: SentState): State {
    if (options?.list) this.#sets.set(options.set, options.list);
    return {
      ...rest,
      view: (view as View | undefined) ?? patched(this.state?.view ?? {}, (patch ?? {}) as Patch),
      ...(options && { options: this.#sets.get(options.set) ?? [] }),
    };
  }

  #answer(id: string, refusal: Refusal | null): void {
    this.#waiting.get(id)?.resolve(refusal);
    this.#waiting.delete(id);
  }
}

/** A state with what its options cost and bring. */
function considered(
  state: State,
  { notes, reach, offered }: Extract<FromServer, { type: "considered" }>,
): State {
  return {
    ...state,
    ...(offered !== undefined && { offered }),
    options: state.options?.map((option, at) => ({ ...option, notes: notes[at] ?? [] })),
    reach,
  };
}

/** The options that have all the elements pointed at. */
export function narrow<O extends { elements: Element[] }>(options: O[], pointed: Element[]): O[] {
  return options.filter((option) => pointed.every((element) => option.elements.includes(element)));
}
