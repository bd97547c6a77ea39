import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What to show instead; called with how to try again, and with what went wrong. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  onError: (error: unknown) => void;
}

interface ErrorBoundaryState {
  failure?: { error: unknown } | undefined;
}

/** Keeps a failing widget from taking the page with it. A class, because React offers nothing else for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.props.fallback(() => this.setState({ failure: undefined }), failure.error);
  }
}
