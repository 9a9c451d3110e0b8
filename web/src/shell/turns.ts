// Whose turn it is at a table one is not at.

/** Whether this browser's seat is asked something there. */
export async function waitsForYou(table: string): Promise<boolean> {
  try {
    const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/state?since=2147483647`);
    return answer.ok && "prompt" in ((await answer.json()) as object);
  } catch {
    return false; // it will be seen at the table
  }
}
