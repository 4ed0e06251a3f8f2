import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reportFault } from './report-fault.ts'
import { Wordmark } from './Wordmark.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
  /** What the screen is called. */
  where: string
}

/** Keeps a fault of one screen from emptying the page: it is told, logged, and the screen can be drawn anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failedAt: Date | null }> {
  override state: { failedAt: Date | null } = { failedAt: null }

  static getDerivedStateFromError() {
    return { failedAt: new Date() }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack)
    reportFault(this.props.where, error).catch(() => {})
  }

  override render() {
    const { failedAt } = this.state
    if (!failedAt) return this.props.children
    return (
      <>
        <header className="bar">
          <Wordmark />
        </header>
        <main className="page notice">
          <h1>Something went wrong</h1>
          <div className="failed" role="alert">
            <p>The error has been logged. Your journeys are as you left them.</p>
            <p className="small">
              {this.props.where}, {failedAt.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}
            </p>
          </div>
          <div className="ways">
            <button className="go" type="button" onClick={() => this.setState({ failedAt: null })}>
              Try Again
            </button>
            <button className="button tall" type="button" onClick={() => window.location.reload()}>
              Refresh Page
            </button>
          </div>
        </main>
      </>
    )
  }
}
