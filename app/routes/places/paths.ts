import { readId } from '~/booking/read-id'

/**
 * The parameters of /save-location: the page to return to, and the address being changed or
 * removed.
 */
export type PlacesView = {
  back?: string
  /** The id of one, or `new`. */
  edit?: string | null
  remove?: string | null
  done?: 'saved' | 'removed' | 'gone' | null
}

/** The address of the saved places in a view. */
export function saveLocationPath({ back, edit, remove, done }: PlacesView): string {
  const query = new URLSearchParams()
  if (edit) query.set('edit', edit)
  if (remove) query.set('remove', remove)
  if (done) query.set('done', done)
  if (back) query.set('back', back)
  const view = query.toString()
  return view ? `/save-location?${view}` : '/save-location'
}

/** Reads the view from an address. */
export function readPlacesView(query: URLSearchParams): Required<PlacesView> {
  const done = query.get('done')
  return {
    back: safeBack(query.get('back')),
    edit: query.get('edit') === 'new' ? 'new' : readId(query.get('edit')),
    remove: readId(query.get('remove')),
    done: done === 'saved' || done === 'removed' || done === 'gone' ? done : null,
  }
}

/**
 * The flow or the home booking that led here, with what was chosen there; '' for anything else, so
 * that no link can lead off the site.
 */
export function safeBack(text: string | null): string {
  return text !== null && text.length <= 2000 && /^\/booking(-at-home)?(\?[^#\\\s]*)?$/.test(text)
    ? text
    : ''
}
