import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const UdiDiBody = z.object({ udiDi: z.string('UDI-DI is required').min(1, 'UDI-DI is required').max(120) })
const BasicUdiDiAnswer = z.object({ basicUdiDi: z.string() })

/** Both generators answer a real GMN made of the GTIN (decision D16). */
export const identifiersApi = {
  basicUdiDiFromUdiDi: endpoint({
    method: 'POST',
    path: '/api/basic-udi-di/generate-from-udi-di',
    access: 'view-submissions',
    summary: 'A Basic UDI-DI (GMN) for a UDI-DI',
    body: UdiDiBody,
    response: BasicUdiDiAnswer,
  }),
  gmnFromUdiDi: endpoint({
    method: 'POST',
    path: '/api/gmn/generate-basic-udi-di',
    access: 'view-submissions',
    summary: 'The same, under the name the second screen uses',
    body: UdiDiBody,
    response: BasicUdiDiAnswer,
  }),
}
