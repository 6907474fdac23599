/** The cube: an outer shell around a core, seen from a corner. */
export function Logo() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path fill="#8dd6f9" d="M32 2 59 17.5v29L32 62 5 46.5v-29z" />
      <path fill="#fff" fillOpacity=".35" d="M32 2 59 17.5 32 33 5 17.5z" />
      <path fill="#2b3a42" fillOpacity=".14" d="M32 33 59 17.5v29L32 62z" />
      <path fill="#1d78c1" d="M32 17.5 46 25.5v14L32 47.5l-14-8v-14z" />
      <path fill="#fff" fillOpacity=".22" d="m32 17.5 14 8-14 8-14-8z" />
      <path fill="#2b3a42" fillOpacity=".22" d="m32 33.5 14-8v14l-14 8z" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="1.5"
        strokeLinejoin="round"
        d="M32 2 59 17.5v29L32 62 5 46.5v-29zM5 17.5l13 8m28 0 13-8M32 62V47.5M32 17.5V33.5m0 0-14-8m14 8 14-8m-14 8v14"
      />
    </svg>
  )
}
