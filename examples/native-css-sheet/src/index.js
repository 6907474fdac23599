import sheet from "./clock.css" with { type: "css" };

class Clock extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.innerHTML = "<time>12:00</time>";
  }
}

customElements.define("wall-clock", Clock);
document.body.append(new Clock());
