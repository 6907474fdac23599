import { Component } from "react";

/** Shows a fallback if a part of the page can't be loaded or rendered. */
export class Boundary extends Component {
  state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  render() {
    return this.state.hasError ? this.props.fallback : this.props.children;
  }
}
