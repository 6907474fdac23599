interface StatisticsProps {
  total: number;
  read: number;
}

export default function Statistics({ total, read }: StatisticsProps) {
  return (
    <p>
      {read} of {total} read
    </p>
  );
}
