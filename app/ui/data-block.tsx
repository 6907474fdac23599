interface DataBlockProps {
  /** Any type but that of a script: browsers then don't execute the element. */
  type: `application/${string}`
  id?: string
  value: unknown
}

/** JSON in a document. The content security policy does not apply to it. */
export function DataBlock({type, id, value}: DataBlockProps) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c') // `</script>` would end it
  return <script type={type} id={id} dangerouslySetInnerHTML={{__html: json}} />
}
