/** The few drawings the site itself needs; the widget has its own. Icon paths are Lucide's (ISC). */
export function River() {
  const line = 'M1 13C9 13 9 4 17 4S26 14 34 14 42 6 50 6'
  return (
    <svg viewBox="0 0 58 18" aria-hidden="true">
      <path className="track" d={line} />
      <path className="flow" d={line} />
      <circle cx="53" cy="6" r="2.6" />
    </svg>
  )
}

export function MeanderMark() {
  return (
    <svg viewBox="0 0 44 24" aria-hidden="true">
      <path d="M2 17C9 17 8 5 15 5S20 19 27 19 33 7 38 7" />
      <circle cx="39.5" cy="7" r="3.6" />
    </svg>
  )
}

const PATHS = {
  pause: ['M14 3h5v18h-5z', 'M5 3h5v18H5z'],
  play: ['M6 3l14 9-14 9z'],
  check: ['M20 6 9 17l-5-5'],
  minus: ['M5 12h14'],
  copy: ['M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2z', 'M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2'],
  again: ['M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8', 'M21 3v5h-5', 'M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16', 'M8 16H3v5'],
  close: ['M18 6 6 18', 'm6 6 12 12'],
  microphone: ['M12 19v3', 'M19 10v2a7 7 0 0 1-14 0v-2', 'M15 5v7a3 3 0 0 1-6 0V5a3 3 0 0 1 6 0'],
} as const

export function Mark({ name, fine = false }: { name: keyof typeof PATHS; fine?: boolean }) {
  return (
    <svg className={fine ? 'icon fine' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      {PATHS[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
