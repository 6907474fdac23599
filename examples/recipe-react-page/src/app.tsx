import { lazy, Suspense, useState } from "react";
import { ReadingList } from "./reading-list";

const About = lazy(() => import("./about"));

export function App() {
  const [page, setPage] = useState("books");

  return (
    <>
      <nav>
        <button onClick={() => setPage("books")}>Books</button>
        <button onClick={() => setPage("about")}>About</button>
      </nav>
      {page === "books" && <ReadingList books={["Emma", "Ulysses"]} />}
      {page === "about" && (
        <Suspense fallback={<p>Loading …</p>}>
          <About />
        </Suspense>
      )}
    </>
  );
}
