import { Component, type ReactNode } from 'react';
import type { Portal } from '../../portal/index.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What to show instead; called with what went wrong. */
  fallback: (error: unknown) => ReactNode;
  onError: (error: unknown) => void;
  /** Of the portal around: a prop, since each boundary that asked a context would be looked at with every key. */
  onTryAgain: Portal['onTryAgain'];
}

interface ErrorBoundaryState {
  failure?: { error: unknown } | undefined;
}

/**
 * Keeps a failing widget from taking the page with it, and gives it its place back when anything is tried again. A class,
 * because React offers nothing else for this.
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
