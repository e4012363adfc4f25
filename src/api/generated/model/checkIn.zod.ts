/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';

const checkInAdultsCountMin = 0;

const checkInChildrenCountMin = 0;

const checkInPropertyUnitCategoryOneCapacityMin = 0;


export const CheckIn = /*#__PURE__*/ zod.lazy(() => zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "slug": /*#__PURE__*/ zod.string(),
  "slugWithData": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "propertyId": /*#__PURE__*/ zod.string(),
  "propertyUnitId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "propertyUnitCategoryId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "confirmationNumber": /*#__PURE__*/ zod.string(),
  "channelConfirmationNumber": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "status": /*#__PURE__*/ zod.string(),
  "state": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "idVerificationState": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "startDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "endDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "checkInDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "checkOutDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "adultsCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkInAdultsCountMin)),
  "childrenCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkInChildrenCountMin)),
  "totalPriceAmount": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "voucher": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()])),
  "propertyUnit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "floor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "type": /*#__PURE__*/ zod.string(),
  "availableAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "address": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "address": /*#__PURE__*/ zod.string(),
  "entrance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "city": /*#__PURE__*/ zod.string(),
  "googleMapsUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "zipCode": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()])),
  "integrations": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "wirelessAccessPoint": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "ssid": /*#__PURE__*/ zod.string(),
  "password": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()]),
  "accessGuidelines": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "accessType": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()])
}),/*#__PURE__*/ zod.null()]))
}),/*#__PURE__*/ zod.null()])),
  "creditCards": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "numberMasked": /*#__PURE__*/ zod.string(),
  "cardHolderName": /*#__PURE__*/ zod.string(),
  "createdAt": /*#__PURE__*/ zod.string(),
  "transactionId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "format": /*#__PURE__*/ zod.string(),
  "state": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "authorizationState": /*#__PURE__*/ zod.string()
}))),
  "creditCard": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "numberMasked": /*#__PURE__*/ zod.string(),
  "cardHolderName": /*#__PURE__*/ zod.string(),
  "createdAt": /*#__PURE__*/ zod.string(),
  "transactionId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "format": /*#__PURE__*/ zod.string(),
  "state": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "authorizationState": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()])),
  "customer": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "firstName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "lastName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "externalUserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "userId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "intercomVerificationHash": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "referralCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
})),
  "orderItems": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "productId": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.string(),
  "consumptionDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "consumptionEndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "price": /*#__PURE__*/ zod.number(),
  "currencyCode": /*#__PURE__*/ zod.string(),
  "chargeInterval": /*#__PURE__*/ zod.string()
}))),
  "cancellationPolicy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "isFreeCancellationAvailable": /*#__PURE__*/ zod.boolean(),
  "isOta": /*#__PURE__*/ zod.boolean(),
  "freeCancellationEndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}),/*#__PURE__*/ zod.null()])),
  "property": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "integrations": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "wirelessAccessPoint": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "ssid": /*#__PURE__*/ zod.string(),
  "password": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()]),
  "accessGuidelines": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "accessType": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()]),
  "commonDoors": /*#__PURE__*/ zod.object({
  "luggage": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "floorNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "signText": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}),/*#__PURE__*/ zod.null()]),
  "washeteria": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "floorNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "signText": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}),/*#__PURE__*/ zod.null()]),
  "kitchen": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "floorNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "signText": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}),/*#__PURE__*/ zod.null()]),
  "garbageRoom": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "floorNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "signText": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}),/*#__PURE__*/ zod.null()]),
  "bicycleStorage": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "floorNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "signText": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}),/*#__PURE__*/ zod.null()])
})
}),/*#__PURE__*/ zod.null()])
})),
  "propertyKeys": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "accessType": /*#__PURE__*/ zod.string(),
  "sequenceNumber": /*#__PURE__*/ zod.int(),
  "validFromDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "validToDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "keypadButton": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "code": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "error": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "availableAt": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
}),/*#__PURE__*/ zod.null()])
}))),
  "services": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "products": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "serviceId": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "chargeInterval": /*#__PURE__*/ zod.string(),
  "chargeMethod": /*#__PURE__*/ zod.string(),
  "priceGross": /*#__PURE__*/ zod.number(),
  "currency": /*#__PURE__*/ zod.string(),
  "customerRewardId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "group": /*#__PURE__*/ zod.string(),
  "isOrderable": /*#__PURE__*/ zod.boolean()
}))
}))),
  "propertyUnitCategory": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "propertyId": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "capacity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkInPropertyUnitCategoryOneCapacityMin)),
  "description": /*#__PURE__*/ zod.string(),
  "features": /*#__PURE__*/ zod.string(),
  "images": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string(),
  "sequenceNumber": /*#__PURE__*/ zod.int()
})),
  "cmsSlug": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "sustainability": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "emissionsCo2ePerNight": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number())
}),/*#__PURE__*/ zod.null()]))
}),/*#__PURE__*/ zod.null()]))
}))

export type CheckIn = zod.input<typeof CheckIn>;
