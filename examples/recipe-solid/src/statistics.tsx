interface StatisticsProps {
  total: number;
  read: number;
}

export default function Statistics(props: StatisticsProps) {
  return (
    <p>
      {props.read} of {props.total} read
    </p>
  );
}
