import { lazy, Suspense, useState } from "react";
import * as styles from "./reading-list.module.css";

const Statistics = lazy(() => import("./statistics"));

interface ReadingListProps {
  books: string[];
}

export function ReadingList({ books }: ReadingListProps) {
  const [read, setRead] = useState<string[]>([]);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <main className={styles.list}>
      <h1>Reading list</h1>
      {books.map((book) => (
        <button
          key={book}
          className={styles.book}
          disabled={read.includes(book)}
          onClick={() => setRead([...read, book])}
        >
          {book}
        </button>
      ))}
      <button onClick={() => setIsOpen(true)}>Statistics</button>
      {isOpen && (
        <Suspense fallback={<p>Loading …</p>}>
          <Statistics total={books.length} read={read.length} />
        </Suspense>
      )}
    </main>
  );
}
