const shelf = new URL("./shelf.svg", import.meta.url).href;

export default function About() {
  return (
    <main>
      <h1>About</h1>
      <img src={shelf} alt="Three books on a shelf" width={120} />
    </main>
  );
}
