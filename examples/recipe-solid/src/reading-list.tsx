import { createSignal, For, lazy, Show, Suspense } from "solid-js";
import * as styles from "./reading-list.module.css";

const Statistics = lazy(() => import("./statistics"));

interface ReadingListProps {
  books: string[];
}

export function ReadingList(props: ReadingListProps) {
  const [read, setRead] = createSignal<string[]>([]);
  const [isOpen, setIsOpen] = createSignal(false);

  return (
    <main class={styles.list}>
      <h1>Reading list</h1>
      <For each={props.books}>
        {(book) => (
          <button
            class={styles.book}
            disabled={read().includes(book)}
            onClick={() => setRead([...read(), book])}
          >
            {book}
          </button>
        )}
      </For>
      <button onClick={() => setIsOpen(true)}>Statistics</button>
      <Show when={isOpen()}>
        <Suspense fallback={<p>Loading …</p>}>
          <Statistics total={props.books.length} read={read().length} />
        </Suspense>
      </Show>
    </main>
  );
}
