import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Wordmark } from './Wordmark.tsx'

/** Keeps a fault of one screen from emptying the page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <>
        <header className="bar">
          <Wordmark />
        </header>
        <main className="page notice">
          <h1>Something went wrong</h1>
          <div className="failed" role="alert">
            <p>The error has been logged. Your journeys are as you left them.</p>
          </div>
          <div className="ways">
            <button className="go" type="button" onClick={() => this.setState({ failed: false })}>
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
