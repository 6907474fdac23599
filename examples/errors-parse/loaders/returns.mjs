export default function returnsLoader() {}
