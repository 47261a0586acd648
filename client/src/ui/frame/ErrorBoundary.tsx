import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Replaces children that failed; `retry` renders them again. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  onRetry?: () => void;
}

interface Failed {
  readonly failed: boolean;
  readonly error?: unknown;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, Failed> {
  override state: Failed = { failed: false };

  static getDerivedStateFromError(error: unknown): Failed {
    return { failed: true, error };
  }

  retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.retry, this.state.error) : this.props.children;
  }
}
