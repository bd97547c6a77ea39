import { Component, type ReactNode } from 'react';
import type { Portal } from '../../portal/index.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Renders the replacement; called with the error. */
  fallback: (error: unknown) => ReactNode;
  onError: (error: unknown) => void;
  /** The surrounding portal, as a prop: a boundary that used a context would render with every key. */
  onTryAgain: Portal['onTryAgain'];
}

interface ErrorBoundaryState {
  failure?: { error: unknown } | undefined;
}

/**
 * Keeps a failing widget from taking the page with it, and renders it again when anything is retried. A class, since
 * React offers nothing else for this.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};
  stop: (() => void) | undefined;

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
    this.stop ??= this.props.onTryAgain(() => this.setState({ failure: undefined }));
  }

  override componentWillUnmount(): void {
    this.stop?.();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
