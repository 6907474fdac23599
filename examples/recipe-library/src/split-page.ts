const pattern = /^---\n(.*?)\n---\n(.*)$/s;

export function splitPage(text: string): { head: string; body: string } {
  const [, head = "", body = text] = pattern.exec(text) ?? [];
  return { head, body };
}
