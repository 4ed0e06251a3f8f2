import type { MeanderPlanner } from '@meander/sdk'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type TagProps = DetailedHTMLProps<HTMLAttributes<MeanderPlanner>, MeanderPlanner> & { class?: string; view?: string; route?: string }

declare module 'react' {
  // React's own way to make a custom element known to JSX.
  namespace JSX {
    interface IntrinsicElements {
      'meander-planner': TagProps
    }
  }
}
