import { expect, it } from 'vitest'
import { form } from './index.ts'

it.each([
  ['cnUdiId', 'S3-2.3-34'],
  ['cnNmpaRegistrationNumber', 'S3-2.3-35'],
  ['cnDeviceClassification', 'S3-2.3-36'],
  ['cnManufacturerLicense', 'S3-2.3-37'],
  ['cnImportRegistrationNumber', 'S3-2.3-38'],
  ['cnProductStandard', 'S3-2.3-39'],
])('the form for China asks for %s among its own fields, as text [%s]', (id) => {
  const own = form.sections.find((section) => section.id === 'cn')
  expect(own?.groups.flatMap(({ fields }) => fields)).toContain(id)
  expect(form.fields[id]).toMatchObject({ type: 'text' })
})
