import { Component, type ErrorInfo, type ReactNode } from 'react'
import { app } from '../i18n/en.ts'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Tells the host. */
  onError: (error: Error) => void
  /** Reloads the page; where it is not ours to reload, starts the planner anew. */
  onRefresh: () => void
}

/** Catches what a screen throws: says so, and offers to render it anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack)
    this.props.onError(error)
  }

  override render() {
    if (!this.state.error) return this.props.children
    return (
      <div className="notice">
        <h1>{app.boundary.title}</h1>
        <div className="failed" role="alert">
          <p>{app.boundary.text}</p>
        </div>
        <div className="ways">
          <button className="go" type="button" onClick={() => this.setState({ error: null })}>
            {app.tryAgain}
          </button>
          <button className="button tall" type="button" onClick={this.props.onRefresh}>
            {app.boundary.refresh}
          </button>
        </div>
      </div>
    )
  }
}
