import sheet from "./wall-clock.css" with { type: "css" };

class WallClock extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.innerHTML = "<time>12:00</time>";
  }
}

customElements.define("wall-clock", WallClock);
