import { useEffect } from 'react'
import { useQuery } from 'urql'
import { byId } from '~/persisted-document'
import { startClock } from '~/ui/use-server-now'
import { UrqlProvider } from '~/urql/provider'
import { PersonalDocument } from '../../../schema/generated/graphql'
import { personal } from './use-personal'

const query = byId(PersonalDocument)

/** Asks for the visitor's own data once the page is shown, and hands them to the whole page. */
export default function PersonalDataQuery() {
  return (
    <UrqlProvider>
      <QueryAndStore />
    </UrqlProvider>
  )
}

function QueryAndStore() {
  const [{ data }] = useQuery({ query })
  useEffect(() => {
    if (data) personal.set({ ...data, now: startClock(data.now) })
  }, [data])
  return null
}
