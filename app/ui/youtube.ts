/** The id of a YouTube address in any of its usual forms; null for other addresses. */
export function youtubeId(link: string | null): string | null {
  const match =
    /^https?:\/\/(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/))([\w-]{11})(?![\w-])/.exec(
      link ?? '',
    )
  return match?.[1] ?? null
}
