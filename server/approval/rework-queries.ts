import { sql } from 'kysely'

/** Of a row of requests: it was rejected, and what it is about has neither been sent again nor moved on since. */
export const waitsForRework = sql<boolean>`requests.status = 'rejected' and not exists (
    select from requests later
    where later.entity_type = requests.entity_type and later.entity_id = requests.entity_id and later.id > requests.id)
  and case entity_type
    when 'master-di' then exists (select from master_records where id = entity_id and status = 'draft')
    else exists (
      select from submissions
      where id = entity_id and status not in ('pending', 'approved-user', 'approved-eudamed')
        and not exists (
          select from master_records where master_records.id = master_di_id and master_records.status = 'deleted'))
  end`
