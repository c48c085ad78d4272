import type { ConsolePart } from '#contract/console/menu.ts'

/** Lines in a square of 24. */
const lines: Record<ConsolePart, string> = {
  today:
    'M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  meetings: 'M4 5h16v15H4zM4 10h16M8 3v4M16 3v4M8 14h3M13 14h3',
  content: 'M6 3h9l4 4v14H6zM14 3v5h5M9 12h7M9 16h7',
  experts:
    'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c0-4 4-6 8-6s8 2 8 6M17 3l1 2 2 .3-1.5 1.5.4 2.2-1.9-1-1.9 1',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 20c0-3.5 3-5 6.5-5s6.5 1.5 6.5 5M16 5.5a3.5 3.5 0 0 1 0 6.5M18 15.5c2 .6 3.5 2 3.5 4.5',
  money: 'M7 4l5 7 5-7M12 11v10M7 13h10M7 17h10',
  community: 'M4 5h16v11H9l-5 4zM8 9h8M8 12h5',
  messages: 'M3 6h18v13H3zM3 7l9 7 9-7',
  coffee: 'M5 9h12v6a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 10h2a2 2 0 0 1 0 5h-2M9 3v3M13 3v3',
  figures: 'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6',
  system:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM12 3v3M12 18v3M4.2 7.5l2.6 1.5M17.2 15l2.6 1.5M4.2 16.5l2.6-1.5M17.2 9l2.6-1.5',
}

export function PartIcon({ part }: { part: ConsolePart }) {
  return (
    <svg
      className="console-part-icon"
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={lines[part]} />
    </svg>
  )
}
