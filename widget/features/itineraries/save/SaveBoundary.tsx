import { Component, type ErrorInfo, type ReactNode } from 'react'
import { save as text } from '../../../i18n/en/save.ts'
import { Dialog } from '../../../kit/ui/later.ts'

interface SaveBoundaryProps {
  children: ReactNode
  onClose: () => void
}

/** What the dialog throws stays in the dialog: it says so, and closing it begins anew. */
export class SaveBoundary extends Component<SaveBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  handleClose = () => {
    this.props.onClose()
    this.setState({ broken: false })
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const footer = (
      <button className="button" type="button" onClick={this.handleClose}>
        {text.close}
      </button>
    )
    return (
      <Dialog title={text.brokenTitle} onClose={this.handleClose} footer={footer}>
        <p className="failed" role="alert">
          {text.broken}
        </p>
      </Dialog>
    )
  }
}
