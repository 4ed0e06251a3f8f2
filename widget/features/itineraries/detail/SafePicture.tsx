import { useContext, useState, type CSSProperties } from 'react'
import type { Activity } from '@meander/sdk/contract/activities'
import { sparePicture } from '@meander/sdk/contract/spare-picture'
import { OriginContext } from '../../../kit/ui/index.ts'

interface SafePictureProps {
  src: string | null
  /** What tells one placeholder from another. */
  seed: string
  /** What it shows: then a scene of its kind stands in for it. */
  of?: Pick<Activity, 'productCode' | 'title' | 'tags'>
  /** Address of what stands in for it where its kind is not known. */
  instead?: string
}

/** A picture; for one that is missing or fails to load stands a scene of its kind, and for that, or where nothing is known of it, hills in two flat colours. */
export function SafePicture({ src, seed, of, instead }: SafePictureProps) {
  const origin = useContext(OriginContext)
  const [failed, setFailed] = useState<readonly string[]>([])
  const spare = of && origin !== null ? origin + sparePicture(of) : instead
  const shown = [src, spare].find((one) => one && !failed.includes(one))
  if (!shown) return <Placeholder seed={seed} />
  return <img key={shown} src={shown} alt="" draggable={false} loading="lazy" onError={() => setFailed([...failed, shown])} />
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
