/** Words in which what stands between backticks is code. */
export function Ticked({ children }: { children: string }) {
  return children.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))
}
