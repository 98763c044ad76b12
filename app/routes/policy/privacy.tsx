/** Filled by its own area. */
export default function Page() {
  return <main id="main" />
}
