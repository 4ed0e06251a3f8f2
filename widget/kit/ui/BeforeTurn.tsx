import { Component, type ReactNode } from 'react'

interface BeforeTurnProps {
  /** Names the contents. */
  step: string | undefined
  /** Called while the contents of the step before still stand. */
  onTurn: () => void
  children: ReactNode
}

/** Hears that its contents are about to give way to others, before anything of them is taken out of the page. */
export class BeforeTurn extends Component<BeforeTurnProps> {
  override getSnapshotBeforeUpdate({ step }: BeforeTurnProps): null {
    if (step !== this.props.step) this.props.onTurn()
    return null
  }

  // What a snapshot is taken for; React asks for both.
  override componentDidUpdate(): void {}

  override render() {
    return this.props.children
  }
}
