import { Drawing } from './drawing.tsx'

/** Social media: a board by the door with notes pinned to it. */
export function NoticeBoard() {
  return (
    <Drawing>
      <path d="M4 10h56v40H4z" />
      <path d="M12 20h16v22H12zM36 18h16v14H36zM36 38h16v6H36z" />
      <path d="M16 28h8M16 34h8M40 26h8" />
      <circle className="lit" cx="20" cy="20" r="2.5" />
    </Drawing>
  )
}
