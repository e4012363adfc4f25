/**
 * Generated from openapi/guest-api.yaml by `npm run generate`; never edited.
 */
import * as zod from 'zod/mini';





export const AccessRequestInput = /*#__PURE__*/ zod.object({
  "propertyKeyId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type AccessRequestInput = zod.input<typeof AccessRequestInput>;
export type AccessRequestInputOutput = zod.output<typeof AccessRequestInput>;

export const AccessRequest = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "propertyKeyId": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.string()
});

export type AccessRequest = zod.input<typeof AccessRequest>;
export type AccessRequestOutput = zod.output<typeof AccessRequest>;

export const ErrorCode = /*#__PURE__*/ zod.string();

export type ErrorCode = zod.input<typeof ErrorCode>;
export type ErrorCodeOutput = zod.output<typeof ErrorCode>;

export const ConflictReason = /*#__PURE__*/ zod.string();

export type ConflictReason = zod.input<typeof ConflictReason>;
export type ConflictReasonOutput = zod.output<typeof ConflictReason>;

export const ErrorEntry = /*#__PURE__*/ zod.object({
  "code": ErrorCode,
  "message": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "reason": /*#__PURE__*/ zod.optional(ConflictReason),
  "isOwn": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
}))
});

export type ErrorEntry = zod.input<typeof ErrorEntry>;
export type ErrorEntryOutput = zod.output<typeof ErrorEntry>;




export const ErrorResponse = /*#__PURE__*/ zod.object({
  "errors": /*#__PURE__*/ zod.array(ErrorEntry).check(/*#__PURE__*/ zod.minLength(1))
});

export type ErrorResponse = zod.input<typeof ErrorResponse>;
export type ErrorResponseOutput = zod.output<typeof ErrorResponse>;

export const LoginEmail = /*#__PURE__*/ zod.email();

export type LoginEmail = zod.input<typeof LoginEmail>;
export type LoginEmailOutput = zod.output<typeof LoginEmail>;

export const OtpStrategy = /*#__PURE__*/ zod.literal("otp");

export type OtpStrategy = zod.input<typeof OtpStrategy>;
export type OtpStrategyOutput = zod.output<typeof OtpStrategy>;

export const otpLoginOtpRegExp = new RegExp('^[0-9]{4,8}$');


export const OtpLogin = /*#__PURE__*/ zod.object({
  "email": LoginEmail,
  "otp": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(otpLoginOtpRegExp)),
  "strategy": OtpStrategy
});

export type OtpLogin = zod.input<typeof OtpLogin>;
export type OtpLoginOutput = zod.output<typeof OtpLogin>;




export const ChallengeToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1));

export type ChallengeToken = zod.input<typeof ChallengeToken>;
export type ChallengeTokenOutput = zod.output<typeof ChallengeToken>;




export const OtpResend = /*#__PURE__*/ zod.object({
  "email": LoginEmail,
  "idempotencyKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "turnstileToken": ChallengeToken,
  "strategy": OtpStrategy
});

export type OtpResend = zod.input<typeof OtpResend>;
export type OtpResendOutput = zod.output<typeof OtpResend>;

export const OtpRequest = /*#__PURE__*/ zod.object({
  "email": LoginEmail,
  "turnstileToken": ChallengeToken,
  "strategy": OtpStrategy
});

export type OtpRequest = zod.input<typeof OtpRequest>;
export type OtpRequestOutput = zod.output<typeof OtpRequest>;

export const AuthenticationRequest = /*#__PURE__*/ zod.union([OtpLogin,OtpResend,OtpRequest]);

export type AuthenticationRequest = zod.input<typeof AuthenticationRequest>;
export type AuthenticationRequestOutput = zod.output<typeof AuthenticationRequest>;

export const OtpChallenge = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.object({
  "idempotencyKey": /*#__PURE__*/ zod.string()
})
});

export type OtpChallenge = zod.input<typeof OtpChallenge>;
export type OtpChallengeOutput = zod.output<typeof OtpChallenge>;

export const AccessTokenResult = /*#__PURE__*/ zod.object({
  "accessToken": /*#__PURE__*/ zod.string()
});

export type AccessTokenResult = zod.input<typeof AccessTokenResult>;
export type AccessTokenResultOutput = zod.output<typeof AccessTokenResult>;

export const AuthenticationResult = /*#__PURE__*/ zod.union([OtpChallenge,AccessTokenResult]);

export type AuthenticationResult = zod.input<typeof AuthenticationResult>;
export type AuthenticationResultOutput = zod.output<typeof AuthenticationResult>;

export const ListTotalMin = 0;



export const ListTotal = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ListTotalMin));

export type ListTotal = zod.input<typeof ListTotal>;
export type ListTotalOutput = zod.output<typeof ListTotal>;

export const ListLimitMin = 0;



export const ListLimit = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ListLimitMin));

export type ListLimit = zod.input<typeof ListLimit>;
export type ListLimitOutput = zod.output<typeof ListLimit>;

export const ListSkipMin = 0;



export const ListSkip = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ListSkipMin));

export type ListSkip = zod.input<typeof ListSkip>;
export type ListSkipOutput = zod.output<typeof ListSkip>;

export const Slug = /*#__PURE__*/ zod.string();

export type Slug = zod.input<typeof Slug>;
export type SlugOutput = zod.output<typeof Slug>;

export const NullableInstant = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string());

export type NullableInstant = zod.input<typeof NullableInstant>;
export type NullableInstantOutput = zod.output<typeof NullableInstant>;

export const CheckInMatch = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "slug": Slug,
  "confirmationNumber": /*#__PURE__*/ zod.string(),
  "channelConfirmationNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "propertyId": /*#__PURE__*/ zod.string(),
  "startDate": NullableInstant,
  "endDate": NullableInstant
});

export type CheckInMatch = zod.input<typeof CheckInMatch>;
export type CheckInMatchOutput = zod.output<typeof CheckInMatch>;

export const CheckInMatchList = /*#__PURE__*/ zod.object({
  "total": ListTotal,
  "limit": ListLimit,
  "skip": ListSkip,
  "data": /*#__PURE__*/ zod.array(CheckInMatch)
});

export type CheckInMatchList = zod.input<typeof CheckInMatchList>;
export type CheckInMatchListOutput = zod.output<typeof CheckInMatchList>;

export const ReservationStatus = /*#__PURE__*/ zod.string();

export type ReservationStatus = zod.input<typeof ReservationStatus>;
export type ReservationStatusOutput = zod.output<typeof ReservationStatus>;

export const CheckInState = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string());

export type CheckInState = zod.input<typeof CheckInState>;
export type CheckInStateOutput = zod.output<typeof CheckInState>;

export const IdVerificationState = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string());

export type IdVerificationState = zod.input<typeof IdVerificationState>;
export type IdVerificationStateOutput = zod.output<typeof IdVerificationState>;

export const NullableMoney = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number());

export type NullableMoney = zod.input<typeof NullableMoney>;
export type NullableMoneyOutput = zod.output<typeof NullableMoney>;

export const Voucher = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string()
});

export type Voucher = zod.input<typeof Voucher>;
export type VoucherOutput = zod.output<typeof Voucher>;

export const UnitAddress = /*#__PURE__*/ zod.object({
  "address": /*#__PURE__*/ zod.string(),
  "entrance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "city": /*#__PURE__*/ zod.string(),
  "googleMapsUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "zipCode": /*#__PURE__*/ zod.string()
});

export type UnitAddress = zod.input<typeof UnitAddress>;
export type UnitAddressOutput = zod.output<typeof UnitAddress>;

export const WirelessAccessPoint = /*#__PURE__*/ zod.object({
  "ssid": /*#__PURE__*/ zod.string(),
  "password": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type WirelessAccessPoint = zod.input<typeof WirelessAccessPoint>;
export type WirelessAccessPointOutput = zod.output<typeof WirelessAccessPoint>;

export const AccessType = /*#__PURE__*/ zod.string();

export type AccessType = zod.input<typeof AccessType>;
export type AccessTypeOutput = zod.output<typeof AccessType>;

export const AccessGuidelines = /*#__PURE__*/ zod.object({
  "accessType": AccessType
});

export type AccessGuidelines = zod.input<typeof AccessGuidelines>;
export type AccessGuidelinesOutput = zod.output<typeof AccessGuidelines>;

export const UnitIntegrations = /*#__PURE__*/ zod.object({
  "wirelessAccessPoint": /*#__PURE__*/ zod.union([WirelessAccessPoint,/*#__PURE__*/ zod.null()]),
  "accessGuidelines": /*#__PURE__*/ zod.union([AccessGuidelines,/*#__PURE__*/ zod.null()])
});

export type UnitIntegrations = zod.input<typeof UnitIntegrations>;
export type UnitIntegrationsOutput = zod.output<typeof UnitIntegrations>;

export const PropertyUnit = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "floor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "type": /*#__PURE__*/ zod.string(),
  "availableAt": NullableInstant,
  "address": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([UnitAddress,/*#__PURE__*/ zod.null()])),
  "integrations": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([UnitIntegrations,/*#__PURE__*/ zod.null()]))
});

export type PropertyUnit = zod.input<typeof PropertyUnit>;
export type PropertyUnitOutput = zod.output<typeof PropertyUnit>;

export const Instant = /*#__PURE__*/ zod.string();

export type Instant = zod.input<typeof Instant>;
export type InstantOutput = zod.output<typeof Instant>;

export const CreditCard = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "numberMasked": /*#__PURE__*/ zod.string(),
  "cardHolderName": /*#__PURE__*/ zod.string(),
  "createdAt": Instant,
  "transactionId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "format": /*#__PURE__*/ zod.string(),
  "state": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "authorizationState": /*#__PURE__*/ zod.string()
});

export type CreditCard = zod.input<typeof CreditCard>;
export type CreditCardOutput = zod.output<typeof CreditCard>;

export const CheckInCustomer = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "firstName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "lastName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "externalUserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "userId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "intercomVerificationHash": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "referralCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type CheckInCustomer = zod.input<typeof CheckInCustomer>;
export type CheckInCustomerOutput = zod.output<typeof CheckInCustomer>;

export const ProductType = /*#__PURE__*/ zod.string();

export type ProductType = zod.input<typeof ProductType>;
export type ProductTypeOutput = zod.output<typeof ProductType>;

export const Money = /*#__PURE__*/ zod.number();

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;

export const CurrencyCode = /*#__PURE__*/ zod.string();

export type CurrencyCode = zod.input<typeof CurrencyCode>;
export type CurrencyCodeOutput = zod.output<typeof CurrencyCode>;

export const ChargeInterval = /*#__PURE__*/ zod.string();

export type ChargeInterval = zod.input<typeof ChargeInterval>;
export type ChargeIntervalOutput = zod.output<typeof ChargeInterval>;

export const OrderItem = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "productId": /*#__PURE__*/ zod.string(),
  "type": ProductType,
  "status": /*#__PURE__*/ zod.string(),
  "consumptionDate": NullableInstant,
  "consumptionEndDate": NullableInstant,
  "price": Money,
  "currencyCode": CurrencyCode,
  "chargeInterval": ChargeInterval
});

export type OrderItem = zod.input<typeof OrderItem>;
export type OrderItemOutput = zod.output<typeof OrderItem>;

export const CancellationPolicy = /*#__PURE__*/ zod.object({
  "isFreeCancellationAvailable": /*#__PURE__*/ zod.boolean(),
  "isOta": /*#__PURE__*/ zod.boolean(),
  "freeCancellationEndDate": NullableInstant
});

export type CancellationPolicy = zod.input<typeof CancellationPolicy>;
export type CancellationPolicyOutput = zod.output<typeof CancellationPolicy>;

export const CommonDoor = /*#__PURE__*/ zod.object({
  "floorNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "signText": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type CommonDoor = zod.input<typeof CommonDoor>;
export type CommonDoorOutput = zod.output<typeof CommonDoor>;

export const CommonDoors = /*#__PURE__*/ zod.object({
  "luggage": /*#__PURE__*/ zod.union([CommonDoor,/*#__PURE__*/ zod.null()]),
  "washeteria": /*#__PURE__*/ zod.union([CommonDoor,/*#__PURE__*/ zod.null()]),
  "kitchen": /*#__PURE__*/ zod.union([CommonDoor,/*#__PURE__*/ zod.null()]),
  "garbageRoom": /*#__PURE__*/ zod.union([CommonDoor,/*#__PURE__*/ zod.null()]),
  "bicycleStorage": /*#__PURE__*/ zod.union([CommonDoor,/*#__PURE__*/ zod.null()])
});

export type CommonDoors = zod.input<typeof CommonDoors>;
export type CommonDoorsOutput = zod.output<typeof CommonDoors>;

export const PropertyIntegrations = /*#__PURE__*/ zod.object({
  "wirelessAccessPoint": /*#__PURE__*/ zod.union([WirelessAccessPoint,/*#__PURE__*/ zod.null()]),
  "accessGuidelines": /*#__PURE__*/ zod.union([AccessGuidelines,/*#__PURE__*/ zod.null()]),
  "commonDoors": CommonDoors
});

export type PropertyIntegrations = zod.input<typeof PropertyIntegrations>;
export type PropertyIntegrationsOutput = zod.output<typeof PropertyIntegrations>;

export const CheckInProperty = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "integrations": /*#__PURE__*/ zod.union([PropertyIntegrations,/*#__PURE__*/ zod.null()])
});

export type CheckInProperty = zod.input<typeof CheckInProperty>;
export type CheckInPropertyOutput = zod.output<typeof CheckInProperty>;

export const AccessKeyType = /*#__PURE__*/ zod.string();

export type AccessKeyType = zod.input<typeof AccessKeyType>;
export type AccessKeyTypeOutput = zod.output<typeof AccessKeyType>;

export const AccessKeyError = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "availableAt": /*#__PURE__*/ zod.optional(NullableInstant)
});

export type AccessKeyError = zod.input<typeof AccessKeyError>;
export type AccessKeyErrorOutput = zod.output<typeof AccessKeyError>;

export const AccessKey = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "type": AccessKeyType,
  "accessType": AccessType,
  "sequenceNumber": /*#__PURE__*/ zod.int(),
  "validFromDate": NullableInstant,
  "validToDate": NullableInstant,
  "keypadButton": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "code": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "error": /*#__PURE__*/ zod.union([AccessKeyError,/*#__PURE__*/ zod.null()])
});

export type AccessKey = zod.input<typeof AccessKey>;
export type AccessKeyOutput = zod.output<typeof AccessKey>;

export const Product = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "serviceId": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "type": ProductType,
  "chargeInterval": ChargeInterval,
  "chargeMethod": /*#__PURE__*/ zod.string(),
  "priceGross": Money,
  "currency": CurrencyCode,
  "customerRewardId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "group": /*#__PURE__*/ zod.string(),
  "isOrderable": /*#__PURE__*/ zod.boolean()
});

export type Product = zod.input<typeof Product>;
export type ProductOutput = zod.output<typeof Product>;

export const Service = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "products": /*#__PURE__*/ zod.array(Product)
});

export type Service = zod.input<typeof Service>;
export type ServiceOutput = zod.output<typeof Service>;

export const Image = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string(),
  "sequenceNumber": /*#__PURE__*/ zod.int()
});

export type Image = zod.input<typeof Image>;
export type ImageOutput = zod.output<typeof Image>;

export const Sustainability = /*#__PURE__*/ zod.object({
  "emissionsCo2ePerNight": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number())
});

export type Sustainability = zod.input<typeof Sustainability>;
export type SustainabilityOutput = zod.output<typeof Sustainability>;

export const unitCategoryCapacityMin = 0;



export const UnitCategory = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "propertyId": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "capacity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(unitCategoryCapacityMin)),
  "description": /*#__PURE__*/ zod.string(),
  "features": /*#__PURE__*/ zod.string(),
  "images": /*#__PURE__*/ zod.array(Image),
  "cmsSlug": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "sustainability": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Sustainability,/*#__PURE__*/ zod.null()]))
});

export type UnitCategory = zod.input<typeof UnitCategory>;
export type UnitCategoryOutput = zod.output<typeof UnitCategory>;

export const checkInAdultsCountMin = 0;

export const checkInChildrenCountMin = 0;



export const CheckIn = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "slug": Slug,
  "slugWithData": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "propertyId": /*#__PURE__*/ zod.string(),
  "propertyUnitId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "propertyUnitCategoryId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "confirmationNumber": /*#__PURE__*/ zod.string(),
  "channelConfirmationNumber": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "status": ReservationStatus,
  "state": /*#__PURE__*/ zod.optional(CheckInState),
  "idVerificationState": /*#__PURE__*/ zod.optional(IdVerificationState),
  "startDate": NullableInstant,
  "endDate": NullableInstant,
  "checkInDate": /*#__PURE__*/ zod.optional(NullableInstant),
  "checkOutDate": /*#__PURE__*/ zod.optional(NullableInstant),
  "adultsCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkInAdultsCountMin)),
  "childrenCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkInChildrenCountMin)),
  "totalPriceAmount": /*#__PURE__*/ zod.optional(NullableMoney),
  "voucher": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Voucher,/*#__PURE__*/ zod.null()])),
  "propertyUnit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PropertyUnit,/*#__PURE__*/ zod.null()])),
  "creditCards": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(CreditCard)),
  "creditCard": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([CreditCard,/*#__PURE__*/ zod.null()])),
  "customer": /*#__PURE__*/ zod.optional(CheckInCustomer),
  "orderItems": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(OrderItem)),
  "cancellationPolicy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([CancellationPolicy,/*#__PURE__*/ zod.null()])),
  "property": /*#__PURE__*/ zod.optional(CheckInProperty),
  "propertyKeys": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(AccessKey)),
  "services": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Service)),
  "propertyUnitCategory": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([UnitCategory,/*#__PURE__*/ zod.null()]))
});

export type CheckIn = zod.input<typeof CheckIn>;
export type CheckInOutput = zod.output<typeof CheckIn>;

export const NullableInstantInput = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}));

export type NullableInstantInput = zod.input<typeof NullableInstantInput>;
export type NullableInstantInputOutput = zod.output<typeof NullableInstantInput>;


export const orderItemInputCountMax = 99;



export const OrderItemInput = /*#__PURE__*/ zod.object({
  "productId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "count": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderItemInputCountMax))),
  "consumptionDate": /*#__PURE__*/ zod.optional(NullableInstantInput),
  "consumptionEndDate": /*#__PURE__*/ zod.optional(NullableInstantInput),
  "customerRewardId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "propertyUnitCategoryId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type OrderItemInput = zod.input<typeof OrderItemInput>;
export type OrderItemInputOutput = zod.output<typeof OrderItemInput>;

export const orderItemsUpdateOrderItemsMax = 50;



export const OrderItemsUpdate = /*#__PURE__*/ zod.object({
  "orderItems": /*#__PURE__*/ zod.array(OrderItemInput).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderItemsUpdateOrderItemsMax))
});

export type OrderItemsUpdate = zod.input<typeof OrderItemsUpdate>;
export type OrderItemsUpdateOutput = zod.output<typeof OrderItemsUpdate>;


export const creditCardInputExpirationDateRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');




export const CreditCardInput = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "type": /*#__PURE__*/ zod.enum(['visa', 'mastercard', 'amex', 'diners-club', 'discover', 'jcb', 'union-pay']),
  "expirationDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(creditCardInputExpirationDateRegExp)),
  "numberMasked": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "transactionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type CreditCardInput = zod.input<typeof CreditCardInput>;
export type CreditCardInputOutput = zod.output<typeof CreditCardInput>;

export const creditCardsUpdateCreditCardsMax = 5;



export const CreditCardsUpdate = /*#__PURE__*/ zod.object({
  "creditCards": /*#__PURE__*/ zod.array(CreditCardInput).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(creditCardsUpdateCreditCardsMax))
});

export type CreditCardsUpdate = zod.input<typeof CreditCardsUpdate>;
export type CreditCardsUpdateOutput = zod.output<typeof CreditCardsUpdate>;

export const InstantInput = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type InstantInput = zod.input<typeof InstantInput>;
export type InstantInputOutput = zod.output<typeof InstantInput>;

export const DatesUpdate = /*#__PURE__*/ zod.object({
  "startDate": InstantInput,
  "endDate": InstantInput
});

export type DatesUpdate = zod.input<typeof DatesUpdate>;
export type DatesUpdateOutput = zod.output<typeof DatesUpdate>;

export const CheckOutUpdate = /*#__PURE__*/ zod.object({
  "checkOutDone": /*#__PURE__*/ zod.literal(true)
});

export type CheckOutUpdate = zod.input<typeof CheckOutUpdate>;
export type CheckOutUpdateOutput = zod.output<typeof CheckOutUpdate>;

export const CancelUpdate = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal("canceled")
});

export type CancelUpdate = zod.input<typeof CancelUpdate>;
export type CancelUpdateOutput = zod.output<typeof CancelUpdate>;



export const guestDetailsInputPhoneRegExp = new RegExp('^\\+?[0-9]+$');
export const guestDetailsInputGuestsCountMax = 99;



export const GuestDetailsInput = /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "email": /*#__PURE__*/ zod.email(),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(guestDetailsInputPhoneRegExp)),
  "guestsCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(guestDetailsInputGuestsCountMax)))
});

export type GuestDetailsInput = zod.input<typeof GuestDetailsInput>;
export type GuestDetailsInputOutput = zod.output<typeof GuestDetailsInput>;

export const GuestDetailsUpdate = /*#__PURE__*/ zod.object({
  "guestDetails": GuestDetailsInput
});

export type GuestDetailsUpdate = zod.input<typeof GuestDetailsUpdate>;
export type GuestDetailsUpdateOutput = zod.output<typeof GuestDetailsUpdate>;

export const CheckInUpdate = /*#__PURE__*/ zod.union([OrderItemsUpdate,CreditCardsUpdate,DatesUpdate,CheckOutUpdate,CancelUpdate,GuestDetailsUpdate]);

export type CheckInUpdate = zod.input<typeof CheckInUpdate>;
export type CheckInUpdateOutput = zod.output<typeof CheckInUpdate>;

export const CheckInUpdateResult = /*#__PURE__*/ zod.object({
  "orderId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "creditCards": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(CreditCard)),
  "creditCard": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([CreditCard,/*#__PURE__*/ zod.null()])),
  "startDate": /*#__PURE__*/ zod.optional(Instant),
  "endDate": /*#__PURE__*/ zod.optional(Instant),
  "checkOutDate": /*#__PURE__*/ zod.optional(Instant),
  "status": /*#__PURE__*/ zod.optional(ReservationStatus),
  "state": /*#__PURE__*/ zod.optional(CheckInState),
  "idVerificationState": /*#__PURE__*/ zod.optional(IdVerificationState)
});

export type CheckInUpdateResult = zod.input<typeof CheckInUpdateResult>;
export type CheckInUpdateResultOutput = zod.output<typeof CheckInUpdateResult>;

export const ProductGroup = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "key": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string()
});

export type ProductGroup = zod.input<typeof ProductGroup>;
export type ProductGroupOutput = zod.output<typeof ProductGroup>;

export const CustomProduct = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "title": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "imageUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "logoUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "guidelines": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "price": NullableMoney,
  "isExactPrice": /*#__PURE__*/ zod.boolean(),
  "productType": /*#__PURE__*/ zod.string(),
  "kind": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "actionUrl": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "actionName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "dummyTitle": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "dummyMessage": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "isAvailable": /*#__PURE__*/ zod.boolean(),
  "productGroupId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "productGroup": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([ProductGroup,/*#__PURE__*/ zod.null()]))
});

export type CustomProduct = zod.input<typeof CustomProduct>;
export type CustomProductOutput = zod.output<typeof CustomProduct>;

export const CustomProductList = /*#__PURE__*/ zod.object({
  "total": ListTotal,
  "limit": ListLimit,
  "skip": ListSkip,
  "data": /*#__PURE__*/ zod.array(CustomProduct)
});

export type CustomProductList = zod.input<typeof CustomProductList>;
export type CustomProductListOutput = zod.output<typeof CustomProductList>;




export const CustomProductOrderInput = /*#__PURE__*/ zod.object({
  "reservationId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type CustomProductOrderInput = zod.input<typeof CustomProductOrderInput>;
export type CustomProductOrderInputOutput = zod.output<typeof CustomProductOrderInput>;

export const CustomProductOrder = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.string()
});

export type CustomProductOrder = zod.input<typeof CustomProductOrder>;
export type CustomProductOrderOutput = zod.output<typeof CustomProductOrder>;

export const Order = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.string(),
  "errorCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type Order = zod.input<typeof Order>;
export type OrderOutput = zod.output<typeof Order>;

export const Timeslot = /*#__PURE__*/ zod.object({
  "startDate": Instant,
  "endDate": Instant,
  "isAvailable": /*#__PURE__*/ zod.boolean()
});

export type Timeslot = zod.input<typeof Timeslot>;
export type TimeslotOutput = zod.output<typeof Timeslot>;

export const cleaningAvailabilityCleaningAllowanceMin = 0;

export const cleaningAvailabilityScheduledCleaningsCountMin = 0;



export const CleaningAvailability = /*#__PURE__*/ zod.object({
  "productId": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.enum(['mid-stay-cleaning']),
  "timeslots": /*#__PURE__*/ zod.array(Timeslot),
  "cleaningAllowance": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cleaningAvailabilityCleaningAllowanceMin)),
  "scheduledCleaningsCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cleaningAvailabilityScheduledCleaningsCountMin))
});

export type CleaningAvailability = zod.input<typeof CleaningAvailability>;
export type CleaningAvailabilityOutput = zod.output<typeof CleaningAvailability>;

export const BreakfastAvailability = /*#__PURE__*/ zod.object({
  "productId": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.enum(['breakfast']),
  "timeslots": /*#__PURE__*/ zod.array(Timeslot)
});

export type BreakfastAvailability = zod.input<typeof BreakfastAvailability>;
export type BreakfastAvailabilityOutput = zod.output<typeof BreakfastAvailability>;

export const upgradeOptionNightsCountMin = 0;



export const UpgradeOption = /*#__PURE__*/ zod.object({
  "productId": /*#__PURE__*/ zod.string(),
  "propertyUnitCategoryId": /*#__PURE__*/ zod.string(),
  "customerRewardId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "name": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "features": /*#__PURE__*/ zod.string(),
  "images": /*#__PURE__*/ zod.array(Image),
  "nightsCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(upgradeOptionNightsCountMin)),
  "pricePerNightGross": Money
});

export type UpgradeOption = zod.input<typeof UpgradeOption>;
export type UpgradeOptionOutput = zod.output<typeof UpgradeOption>;

export const UpgradeAvailability = /*#__PURE__*/ zod.object({
  "productId": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.enum(['unit-category-upgrade']),
  "options": /*#__PURE__*/ zod.array(UpgradeOption)
});

export type UpgradeAvailability = zod.input<typeof UpgradeAvailability>;
export type UpgradeAvailabilityOutput = zod.output<typeof UpgradeAvailability>;

export const ProductAvailability = /*#__PURE__*/ zod.union([CleaningAvailability,BreakfastAvailability,UpgradeAvailability]);

export type ProductAvailability = zod.input<typeof ProductAvailability>;
export type ProductAvailabilityOutput = zod.output<typeof ProductAvailability>;

export const Partner = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "address": /*#__PURE__*/ zod.string(),
  "googleMapsUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "websiteUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "imageUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "tags": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "accessType": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "accessGuidelines": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type Partner = zod.input<typeof Partner>;
export type PartnerOutput = zod.output<typeof Partner>;

export const ProductContent = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "propertyId": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "partners": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Partner))
});

export type ProductContent = zod.input<typeof ProductContent>;
export type ProductContentOutput = zod.output<typeof ProductContent>;

export const ProductContentList = /*#__PURE__*/ zod.object({
  "total": ListTotal,
  "limit": ListLimit,
  "skip": ListSkip,
  "data": /*#__PURE__*/ zod.array(ProductContent)
});

export type ProductContentList = zod.input<typeof ProductContentList>;
export type ProductContentListOutput = zod.output<typeof ProductContentList>;

export const HelpArticle = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "category": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "body": /*#__PURE__*/ zod.string()
});

export type HelpArticle = zod.input<typeof HelpArticle>;
export type HelpArticleOutput = zod.output<typeof HelpArticle>;

export const PropertyContent = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "propertyId": /*#__PURE__*/ zod.string(),
  "helpCentreId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "helpCentreIdentifier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "guestAreaImageUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "articles": /*#__PURE__*/ zod.array(HelpArticle)
});

export type PropertyContent = zod.input<typeof PropertyContent>;
export type PropertyContentOutput = zod.output<typeof PropertyContent>;

export const PropertyContentList = /*#__PURE__*/ zod.object({
  "total": ListTotal,
  "limit": ListLimit,
  "skip": ListSkip,
  "data": /*#__PURE__*/ zod.array(PropertyContent)
});

export type PropertyContentList = zod.input<typeof PropertyContentList>;
export type PropertyContentListOutput = zod.output<typeof PropertyContentList>;

export const Property = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "key": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "city": /*#__PURE__*/ zod.string(),
  "zipCode": /*#__PURE__*/ zod.string(),
  "address": /*#__PURE__*/ zod.string(),
  "googleMapsUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "whatsappNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "timezone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "defaultCurrency": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "defaultLanguageCode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "isWhiteLabel": /*#__PURE__*/ zod.boolean(),
  "pciProxyPublicKey": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "checkInMethod": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type Property = zod.input<typeof Property>;
export type PropertyOutput = zod.output<typeof Property>;

export const DateChangeSlot = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "productId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "timeslot": Instant,
  "isAvailable": /*#__PURE__*/ zod.boolean()
});

export type DateChangeSlot = zod.input<typeof DateChangeSlot>;
export type DateChangeSlotOutput = zod.output<typeof DateChangeSlot>;

export const DateChangeSlotList = /*#__PURE__*/ zod.object({
  "total": ListTotal,
  "limit": ListLimit,
  "skip": ListSkip,
  "data": /*#__PURE__*/ zod.array(DateChangeSlot)
});

export type DateChangeSlotList = zod.input<typeof DateChangeSlotList>;
export type DateChangeSlotListOutput = zod.output<typeof DateChangeSlotList>;

export const LocalDayInput = /*#__PURE__*/ zod.iso.date();

export type LocalDayInput = zod.input<typeof LocalDayInput>;
export type LocalDayInputOutput = zod.output<typeof LocalDayInput>;

export const rateOfferNightsTotalMin = 0;



export const RateOffer = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "totalPriceGross": Money,
  "totalPriceNet": Money,
  "nightsTotal": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rateOfferNightsTotalMin)),
  "pricePerNightGross": Money,
  "discountPricePerNightGross": NullableMoney,
  "currencyCode": CurrencyCode,
  "voucherCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type RateOffer = zod.input<typeof RateOffer>;
export type RateOfferOutput = zod.output<typeof RateOffer>;

export const RateOfferList = /*#__PURE__*/ zod.object({
  "total": ListTotal,
  "limit": ListLimit,
  "skip": ListSkip,
  "data": /*#__PURE__*/ zod.array(RateOffer)
});

export type RateOfferList = zod.input<typeof RateOfferList>;
export type RateOfferListOutput = zod.output<typeof RateOfferList>;

export const ReservationProperty = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "city": /*#__PURE__*/ zod.string(),
  "timezone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "isWhiteLabel": /*#__PURE__*/ zod.boolean()
});

export type ReservationProperty = zod.input<typeof ReservationProperty>;
export type ReservationPropertyOutput = zod.output<typeof ReservationProperty>;

export const ReservationUnitCategory = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "images": /*#__PURE__*/ zod.array(Image)
});

export type ReservationUnitCategory = zod.input<typeof ReservationUnitCategory>;
export type ReservationUnitCategoryOutput = zod.output<typeof ReservationUnitCategory>;

export const Reservation = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "slug": Slug,
  "startDate": NullableInstant,
  "endDate": NullableInstant,
  "checkInDate": NullableInstant,
  "status": ReservationStatus,
  "propertyId": /*#__PURE__*/ zod.string(),
  "propertyUnitCategoryId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "property": /*#__PURE__*/ zod.optional(ReservationProperty),
  "propertyUnitCategory": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([ReservationUnitCategory,/*#__PURE__*/ zod.null()]))
});

export type Reservation = zod.input<typeof Reservation>;
export type ReservationOutput = zod.output<typeof Reservation>;

export const ReservationList = /*#__PURE__*/ zod.object({
  "total": ListTotal,
  "limit": ListLimit,
  "skip": ListSkip,
  "data": /*#__PURE__*/ zod.array(Reservation)
});

export type ReservationList = zod.input<typeof ReservationList>;
export type ReservationListOutput = zod.output<typeof ReservationList>;

export const ReservationState = /*#__PURE__*/ zod.object({
  "state": CheckInState,
  "idVerificationState": IdVerificationState
});

export type ReservationState = zod.input<typeof ReservationState>;
export type ReservationStateOutput = zod.output<typeof ReservationState>;

export const ReferralVoucherCodeMask = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.string()
});

export type ReferralVoucherCodeMask = zod.input<typeof ReferralVoucherCodeMask>;
export type ReferralVoucherCodeMaskOutput = zod.output<typeof ReferralVoucherCodeMask>;

export const Customer = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "email": /*#__PURE__*/ zod.string(),
  "firstName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "lastName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "options": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "externalUserId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "userId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "intercomVerificationHash": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "referralVoucherCodeMask": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([ReferralVoucherCodeMask,/*#__PURE__*/ zod.null()]))
});

export type Customer = zod.input<typeof Customer>;
export type CustomerOutput = zod.output<typeof Customer>;

export const CustomerList = /*#__PURE__*/ zod.object({
  "total": ListTotal,
  "limit": ListLimit,
  "skip": ListSkip,
  "data": /*#__PURE__*/ zod.array(Customer)
});

export type CustomerList = zod.input<typeof CustomerList>;
export type CustomerListOutput = zod.output<typeof CustomerList>;

export const customerStatisticsNightsStayedMin = 0;

export const customerStatisticsPropertiesVisitedMin = 0;

export const customerStatisticsPropertiesTotalMin = 0;



export const CustomerStatistics = /*#__PURE__*/ zod.object({
  "nightsStayed": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(customerStatisticsNightsStayedMin))),
  "propertiesVisited": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(customerStatisticsPropertiesVisitedMin))),
  "propertiesTotal": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(customerStatisticsPropertiesTotalMin)))
});

export type CustomerStatistics = zod.input<typeof CustomerStatistics>;
export type CustomerStatisticsOutput = zod.output<typeof CustomerStatistics>;

export const CustomerUpdate = /*#__PURE__*/ zod.object({
  "isMarketingConsentGiven": /*#__PURE__*/ zod.boolean()
});

export type CustomerUpdate = zod.input<typeof CustomerUpdate>;
export type CustomerUpdateOutput = zod.output<typeof CustomerUpdate>;

export const RewardContent = /*#__PURE__*/ zod.object({
  "subTitle": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "guideline": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type RewardContent = zod.input<typeof RewardContent>;
export type RewardContentOutput = zod.output<typeof RewardContent>;

export const rewardNightsUntilNextTierMin = 0;

export const rewardTotalNightsRequiredMin = 0;

export const rewardReservationsUntilNextTierMin = 0;



export const Reward = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "nightsUntilNextTier": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rewardNightsUntilNextTierMin)),
  "totalNightsRequired": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rewardTotalNightsRequiredMin)),
  "reservationsUntilNextTier": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rewardReservationsUntilNextTierMin)),
  "content": /*#__PURE__*/ zod.union([RewardContent,/*#__PURE__*/ zod.null()])
});

export type Reward = zod.input<typeof Reward>;
export type RewardOutput = zod.output<typeof Reward>;

export const RewardList = /*#__PURE__*/ zod.object({
  "total": ListTotal,
  "limit": ListLimit,
  "skip": ListSkip,
  "data": /*#__PURE__*/ zod.array(Reward)
});

export type RewardList = zod.input<typeof RewardList>;
export type RewardListOutput = zod.output<typeof RewardList>;
export const RequestAccessHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type RequestAccessHeaders = zod.input<typeof RequestAccessHeaders>;
export type RequestAccessHeadersOutput = zod.output<typeof RequestAccessHeaders>;

export const AuthenticateHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type AuthenticateHeaders = zod.input<typeof AuthenticateHeaders>;
export type AuthenticateHeadersOutput = zod.output<typeof AuthenticateHeaders>;




export const CheckInLookupParams = /*#__PURE__*/ zod.object({
  "channelConfirmationNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
})

export type CheckInLookupParams = zod.input<typeof CheckInLookupParams>;
export type CheckInLookupParamsOutput = zod.output<typeof CheckInLookupParams>;

export const CheckInLookupHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type CheckInLookupHeaders = zod.input<typeof CheckInLookupHeaders>;
export type CheckInLookupHeadersOutput = zod.output<typeof CheckInLookupHeaders>;

export const CheckInParams = /*#__PURE__*/ zod.object({
  "$expand[]": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['creditCards', 'customer', 'orderItems', 'cancellationPolicy', 'property.integrations', 'propertyUnit.integrations', 'propertyKeys', 'propertyUnit.address', 'services.products', 'propertyUnitCategory.sustainability'])))
})

export type CheckInParams = zod.input<typeof CheckInParams>;
export type CheckInParamsOutput = zod.output<typeof CheckInParams>;

export const CheckInHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type CheckInHeaders = zod.input<typeof CheckInHeaders>;
export type CheckInHeadersOutput = zod.output<typeof CheckInHeaders>;

export const UpdateCheckInHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type UpdateCheckInHeaders = zod.input<typeof UpdateCheckInHeaders>;
export type UpdateCheckInHeadersOutput = zod.output<typeof UpdateCheckInHeaders>;



export const CustomProductsParams = /*#__PURE__*/ zod.object({
  "propertyId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "$expand[]": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['productGroup'])))
})

export type CustomProductsParams = zod.input<typeof CustomProductsParams>;
export type CustomProductsParamsOutput = zod.output<typeof CustomProductsParams>;

export const CustomProductsHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type CustomProductsHeaders = zod.input<typeof CustomProductsHeaders>;
export type CustomProductsHeadersOutput = zod.output<typeof CustomProductsHeaders>;

export const OrderCustomProductHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type OrderCustomProductHeaders = zod.input<typeof OrderCustomProductHeaders>;
export type OrderCustomProductHeadersOutput = zod.output<typeof OrderCustomProductHeaders>;



export const OrderHeaders = /*#__PURE__*/ zod.object({
  "x-slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type OrderHeaders = zod.input<typeof OrderHeaders>;
export type OrderHeadersOutput = zod.output<typeof OrderHeaders>;



export const ProductAvailabilityParams = /*#__PURE__*/ zod.object({
  "reservationId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
})

export type ProductAvailabilityParams = zod.input<typeof ProductAvailabilityParams>;
export type ProductAvailabilityParamsOutput = zod.output<typeof ProductAvailabilityParams>;

export const ProductAvailabilityHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type ProductAvailabilityHeaders = zod.input<typeof ProductAvailabilityHeaders>;
export type ProductAvailabilityHeadersOutput = zod.output<typeof ProductAvailabilityHeaders>;



export const ProductContentParams = /*#__PURE__*/ zod.object({
  "propertyId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "$expand[]": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['partners'])))
})

export type ProductContentParams = zod.input<typeof ProductContentParams>;
export type ProductContentParamsOutput = zod.output<typeof ProductContentParams>;

export const ProductContentHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type ProductContentHeaders = zod.input<typeof ProductContentHeaders>;
export type ProductContentHeadersOutput = zod.output<typeof ProductContentHeaders>;



export const PropertyContentParams = /*#__PURE__*/ zod.object({
  "propertyId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
})

export type PropertyContentParams = zod.input<typeof PropertyContentParams>;
export type PropertyContentParamsOutput = zod.output<typeof PropertyContentParams>;

export const PropertyContentHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type PropertyContentHeaders = zod.input<typeof PropertyContentHeaders>;
export type PropertyContentHeadersOutput = zod.output<typeof PropertyContentHeaders>;

export const PropertyHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type PropertyHeaders = zod.input<typeof PropertyHeaders>;
export type PropertyHeadersOutput = zod.output<typeof PropertyHeaders>;



export const PropertyUnitAvailabilityParams = /*#__PURE__*/ zod.object({
  "reservationId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
})

export type PropertyUnitAvailabilityParams = zod.input<typeof PropertyUnitAvailabilityParams>;
export type PropertyUnitAvailabilityParamsOutput = zod.output<typeof PropertyUnitAvailabilityParams>;

export const PropertyUnitAvailabilityHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type PropertyUnitAvailabilityHeaders = zod.input<typeof PropertyUnitAvailabilityHeaders>;
export type PropertyUnitAvailabilityHeadersOutput = zod.output<typeof PropertyUnitAvailabilityHeaders>;




export const propertyUnitCategoryAvailabilityParamsChildrenCountMin = 0;


export const PropertyUnitCategoryAvailabilityParams = /*#__PURE__*/ zod.object({
  "startDateLocal": /*#__PURE__*/ zod.iso.date(),
  "endDateLocal": /*#__PURE__*/ zod.iso.date(),
  "voucherCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "propertyUnitCategoryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "adultCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "childrenCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(propertyUnitCategoryAvailabilityParamsChildrenCountMin))
})

export type PropertyUnitCategoryAvailabilityParams = zod.input<typeof PropertyUnitCategoryAvailabilityParams>;
export type PropertyUnitCategoryAvailabilityParamsOutput = zod.output<typeof PropertyUnitCategoryAvailabilityParams>;

export const PropertyUnitCategoryAvailabilityHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type PropertyUnitCategoryAvailabilityHeaders = zod.input<typeof PropertyUnitCategoryAvailabilityHeaders>;
export type PropertyUnitCategoryAvailabilityHeadersOutput = zod.output<typeof PropertyUnitCategoryAvailabilityHeaders>;

export const PropertyUnitCategoryHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type PropertyUnitCategoryHeaders = zod.input<typeof PropertyUnitCategoryHeaders>;
export type PropertyUnitCategoryHeadersOutput = zod.output<typeof PropertyUnitCategoryHeaders>;

export const ReservationsParams = /*#__PURE__*/ zod.object({
  "status[]": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['confirmed', 'started', 'canceled']))),
  "$expand[]": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['property', 'propertyUnitCategory']))),
  "endDate[$gte]": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

export type ReservationsParams = zod.input<typeof ReservationsParams>;
export type ReservationsParamsOutput = zod.output<typeof ReservationsParams>;

export const ReservationsHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type ReservationsHeaders = zod.input<typeof ReservationsHeaders>;
export type ReservationsHeadersOutput = zod.output<typeof ReservationsHeaders>;

export const ReservationStateHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type ReservationStateHeaders = zod.input<typeof ReservationStateHeaders>;
export type ReservationStateHeadersOutput = zod.output<typeof ReservationStateHeaders>;

export const CustomersParams = /*#__PURE__*/ zod.object({
  "$expand[]": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['referralVoucherCodeMask'])))
})

export type CustomersParams = zod.input<typeof CustomersParams>;
export type CustomersParamsOutput = zod.output<typeof CustomersParams>;

export const CustomersHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "platform": /*#__PURE__*/ zod.literal("web")
})

export type CustomersHeaders = zod.input<typeof CustomersHeaders>;
export type CustomersHeadersOutput = zod.output<typeof CustomersHeaders>;

export const CustomerStatisticsHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type CustomerStatisticsHeaders = zod.input<typeof CustomerStatisticsHeaders>;
export type CustomerStatisticsHeadersOutput = zod.output<typeof CustomerStatisticsHeaders>;

export const UpdateCustomerHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type UpdateCustomerHeaders = zod.input<typeof UpdateCustomerHeaders>;
export type UpdateCustomerHeadersOutput = zod.output<typeof UpdateCustomerHeaders>;

export const FutureCustomerRewardsParams = /*#__PURE__*/ zod.object({
  "newStructure": /*#__PURE__*/ zod.literal(true)
})

export type FutureCustomerRewardsParams = zod.input<typeof FutureCustomerRewardsParams>;
export type FutureCustomerRewardsParamsOutput = zod.output<typeof FutureCustomerRewardsParams>;

export const FutureCustomerRewardsHeaders = /*#__PURE__*/ zod.object({
  "x-language-code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
})

export type FutureCustomerRewardsHeaders = zod.input<typeof FutureCustomerRewardsHeaders>;
export type FutureCustomerRewardsHeadersOutput = zod.output<typeof FutureCustomerRewardsHeaders>;
