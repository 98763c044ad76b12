import { Form } from '@remix-run/react'
import { styleMasters as words } from '~/messages/vi/style-masters'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'

/** Shows the stylists of one salon. */
export function SalonFilter({
  path,
  salons,
  salonId,
}: {
  path: string
  salons: readonly { id: number; name: string; provinceName: string }[]
  salonId: number | null
}) {
  if (salons.length === 0) return null
  return (
    <Form action={path} className="masters__filter">
      <SelectField
        label={words.salon}
        name="salonId"
        key={salonId}
        defaultValue={salonId === null ? '' : String(salonId)}
        options={[
          { value: '', label: words.allSalons },
          ...salons.map(({ id, name, provinceName }) => ({
            value: String(id),
            label: `${provinceName} · ${name}`,
          })),
        ]}
      />
      <Button type="submit">{words.filter}</Button>
    </Form>
  )
}
