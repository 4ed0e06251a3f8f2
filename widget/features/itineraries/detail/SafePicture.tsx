import { useState, type CSSProperties } from 'react'

interface SafePictureProps {
  src: string | null
  /** What tells one placeholder from another. */
  seed: string
}

/** A picture; one that is missing or fails to load is replaced by hills in two flat colours. */
export function SafePicture({ src, seed }: SafePictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (src === null || failed === src) return <Placeholder seed={seed} />
  return <img src={src} alt="" draggable={false} loading="lazy" onError={() => setFailed(src)} />
}

function Placeholder({ seed }: { seed: string }) {
  const number = [...seed].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7)
  return (
    <svg className="placeholder" style={{ '--tint': `var(--slip-${(number % 8) + 1})` } as CSSProperties} viewBox="0 0 80 50" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle cx={18 + (number % 44)} cy={13 + (number % 7)} r="6" />
      <path d={`M0 34c${14 + (number % 9)}-12 24 3 40-4s26-9 40-1v21H0z`} />
      <path d={`M0 42c20-${5 + (number % 6)} 34 5 52-1s20-4 28-1v10H0z`} />
    </svg>
  )
}
